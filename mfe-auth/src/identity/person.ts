import { RegisterNew } from '@console/contract'
import * as v from 'valibot'

const { first_name, last_name, publisher_name, publisher_code, note } = RegisterNew.entries

export const person = { first_name, last_name, agree_terms: v.pipe(v.boolean(), v.value(true, 'must_accept')) }
export const publisher = { publisher_name, publisher_code, note }
