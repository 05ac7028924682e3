export function systemCode(error: unknown): string | null {
  return Error.isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : null
}
