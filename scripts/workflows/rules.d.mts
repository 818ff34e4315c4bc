/** Something in a workflow file that goes against a rule. `line` counts from 1. */
export interface Fault {
  rule: string;
  line: number;
  message: string;
}

export function faultsOf(text: string): Fault[];
