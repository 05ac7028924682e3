import type { Route } from '@console/contract'
import { seedId } from '../db/seed/ids.ts'
import type { Schemas } from './schemas.ts'
import type { CallWords } from './words.ts'

/** Records of the demo data, so that a call can be tried as it stands. */
const DEMO_IDS: Readonly<Record<string, string>> = {
  publisher_id: seedId('publisher', 1),
  application_id: seedId('application', 1),
  campaign_id: seedId('campaign', 5),
  source_id: seedId('source', 1),
}

/** The parameters of every list. */
const PAGING: Readonly<Record<string, string>> = {
  page: 'Which page, from 1. A page past the end has no items; `page * page_size` beyond 10,000 is 400 `invalid_query`.',
  page_size: 'Rows of a page.',
  sort: 'The field that the rows are in the order of, descending with a minus before it. Rows with equal values are in the order of their ids.',
}

/** The parts of the path that vary. */
export const pathParameters = (route: Route): object[] =>
  [...route.path.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'publisher_id' ? PUBLISHER_ID : `The id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
    schema: { $ref: '#/components/schemas/Id' },
    ...(DEMO_IDS[name] ? { example: DEMO_IDS[name] } : {}),
  }))

const PUBLISHER_ID =
  'The publisher on whose behalf the call is made. To whoever is no member of it, it does not exist: 404 `publisher_not_found`.'

/** What a call may be asked with. */
export const queryParameters = (route: Route, words: CallWords, schemas: Schemas): object[] =>
  Object.keys(route.query?.entries ?? {}).map((name) => ({
    name,
    in: 'query',
    required: false,
    description: words.query?.[name] ?? PAGING[name],
    schema: schemas.parameter(route, name),
  }))
