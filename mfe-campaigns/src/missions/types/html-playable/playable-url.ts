import { HttpsUrlInput, tidy } from '@console/contract'
import * as v from 'valibot'

interface NameValue {
  readonly name: string
  readonly value: string
}

/** Adds the variables as query parameters and replaces those of the same name. Null for what is no https URL. */
export function playableUrl(address: string, variables: readonly NameValue[]): string | null {
  const read = v.safeParse(HttpsUrlInput, address)
  if (!read.success) return null
  const url = new URL(read.output)
  for (const { name, value } of variables) if (tidy(name)) url.searchParams.set(tidy(name), tidy(value))
  return url.href
}
