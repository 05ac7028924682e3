import type { Route } from '@console/contract'
import * as v from 'valibot'
import { seedId } from '../seed/ids.ts'
import { INVITATION } from '../seed/invitations.ts'
import type { Schemas } from './schemas.ts'
import type { CallTexts } from './texts/resource-texts.ts'

/** Records of the demo data, so that each call can be tried unchanged. */
const DEMO_IDS: Readonly<Record<string, string>> = {
  publisher_id: seedId('publisher', 1),
  application_id: seedId('application', 1),
  campaign_id: seedId('campaign', 4),
  source_id: seedId('source', 1),
  token: INVITATION.newcomer,
}

/** The parameters of every list. */
const PAGING: Readonly<Record<string, string>> = {
  page: 'Which page, from 1. A page past the end has no items; `page * page_size` beyond 10,000 is 400 `invalid_query`.',
  page_size: 'Rows per page.',
  sort: 'The field to sort by; a minus before it means descending. Rows with equal values are sorted by id.',
}

/** The parts of the path that vary. */
export const pathParameters = (route: Route): object[] =>
  [...route.path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: SAID[name] ?? `The id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
    schema: { $ref: '#/components/schemas/Id' },
    ...(DEMO_IDS[name] ? { example: DEMO_IDS[name] } : {}),
  }))

const SAID: Readonly<Record<string, string>> = {
  publisher_id:
    'The publisher on whose behalf the call is made. For anyone who is not a member, the publisher does not exist: 404 `publisher_not_found`.',
  token: 'The token from the link in the invitation email.',
}

/** Returns the parameters of a call. */
export const queryParameters = (route: Route, texts: CallTexts, schemas: Schemas): object[] =>
  Object.keys(route.query?.entries ?? {}).map((name) => ({
    name,
    in: 'query',
    required: isRequired(route, name),
    description: texts.query?.[name] ?? PAGING[name],
    schema: schemas.parameter(route, name),
  }))

const isRequired = (route: Route, name: string): boolean => {
  const field = route.query?.entries[name]
  return field !== undefined && !v.safeParse(field, undefined).success
}
