import { fold } from '@console/i18n'
import * as v from 'valibot'

const MOST = 50

/** A code made of a name: 'Đảo Rồng 2' -> 'dao-rong-2'. Empty where the name makes none that `schema` allows. */
export function suggestedCode(name: string, schema: v.GenericSchema<string>): string {
  const code = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MOST)
    .replace(/-$/, '')
  return v.is(schema, code) ? code : ''
}
