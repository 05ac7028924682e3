import * as v from 'valibot'
import { tidied } from './fields/text.ts'

const PHONE_MAX = 30

/** Returns a Vietnamese mobile number in the form in which it is stored: digits, with 0 in place of +84 (spec section 5). */
export const storedPhone = (text: string): string => text.replace(/[\s.-]/g, '').replace(/^\+?84(?=\d)/, '0')

/** Returns whether a number in its stored form is a Vietnamese mobile number: 09, 03, 07, 08 or 05 and 8 digits (spec section 5). */
export const isMobile = (stored: string): boolean => /^0[35789]\d{8}$/.test(stored)

/** A Vietnamese mobile number, in any of the ways in which people write it. */
export const Phone = v.pipe(
  v.string(),
  tidied,
  v.nonEmpty(),
  v.maxLength(PHONE_MAX),
  v.check((text) => isMobile(storedPhone(text)), 'invalid_phone'),
  v.transform(storedPhone),
)
