import { ApplicationCode } from '@console/contract'
import { fold } from '@console/i18n'
import * as v from 'valibot'

const MOST = 50

/** A code made of a name: 'Đảo Rồng 2' -> 'dao-rong-2'. Empty where the name makes none that may be used. */
export function suggestedCode(name: string): string {
  const code = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MOST)
    .replace(/-$/, '')
  return v.is(ApplicationCode, code) ? code : ''
}
