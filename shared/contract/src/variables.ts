/** Returns the names between double braces in a text or in markup, each once, in their order. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, name = '']) => name))]
}

/** Returns those of `variablesIn` that are not declared. */
export function undeclaredIn(text: string, declared: readonly string[]): string[] {
  return variablesIn(text).filter((name) => !declared.includes(name))
}
