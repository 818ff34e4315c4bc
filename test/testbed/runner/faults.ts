import { ExpressionError, ExpressionEvaluationError } from '@actions/expressions';

/** Something in the workflow itself that fails one job on GitHub: a wrong matrix, a wrong input. */
export class WorkflowFault extends Error {
  override readonly name = 'WorkflowFault';
}

/** Whether an error comes from the workflow, and not from the bed. */
export function isWorkflowFault(error: unknown): error is Error {
  return error instanceof WorkflowFault || error instanceof ExpressionError || error instanceof ExpressionEvaluationError;
}
