/** An answer that says no: status, GitHub's message, and for 422 the fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ValidationFault[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, more: { errors?: readonly ValidationFault[]; headers?: Readonly<Record<string, string>> } = {}) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

export interface ValidationFault {
  readonly resource?: string;
  readonly field?: string;
  readonly code: string;
  readonly message?: string;
}

export function notFound(): ApiError {
  return new ApiError(404, 'Not Found');
}

/** 422 with one fault (docs.github.com, "Troubleshooting the REST API", validation failed). */
export function invalid(fault: ValidationFault): ApiError {
  return new ApiError(422, 'Validation Failed', { errors: [fault] });
}
