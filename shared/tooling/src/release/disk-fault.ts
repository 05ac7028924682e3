const MEANINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk can only be read',
  EACCES: 'The file or folder is closed to this user',
  EPERM: 'The file or folder is closed to this user',
}

/** Returns what the person at the terminal can do about an error of the disk; null for any other error. */
export function diskFault(error: unknown): string | null {
  if (!Error.isError(error) || !('code' in error)) return null
  const meaning = MEANINGS[String(error.code)]
  if (!meaning) return null
  const place = 'path' in error && typeof error.path === 'string' ? `: ${error.path}` : ''
  return `${meaning}${place}. What is live is whole. Put this right, then run the command again.`
}
