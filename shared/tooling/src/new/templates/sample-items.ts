import type { SliceNames } from '../slice-names.ts'

/** How its calls are made, as `SAMPLES` lists them. */
export const samplesItems = ({ thing, snakes }: SliceNames): readonly string[] => [
  `'${snakes}.create': { body: ${thing}Body }`,
  `'${snakes}.delete': ${thing}`,
  `'${snakes}.get': ${thing}`,
  `'${snakes}.list': {}`,
  `'${snakes}.update': { ...${thing}, body: ${thing}Body }`,
]

/** What they name: a record of somebody's, one of Hanoi Media, a body. */
export const sampleParts = ({
  Thing,
  THING,
  thing,
  snake,
}: SliceNames) => `const ${thing} = { record: new${Thing}, foreign: { ${snake}_id: HANOI_${THING} } } as const
const ${thing}Body = async () => ({ name: 'Made by a sample', status: 'inactive' })
`

/** Makes the record that a path names. */
export const sampleRecord = ({ Thing, snake }: SliceNames) => `async function new${Thing}({ services }: Sandbox): Promise<Params> {
  const now = services.now()
  const row = { id: newId(now), publisher_id: PUBLISHER.lotus, created_on: now, updated_on: now }
  await insert${Thing}(services.db, { ...row, name: 'Of a sample', status: 'active' })
  return { ${snake}_id: row.id }
}
`

/** Where the sweep of every address finds one, as `addresses.ts` lists it. */
export const addressItem = ({ Things, snake, english }: SliceNames) => `async ${snake}_id(api, publisher) {
    const [first] = await read(api, urlFor(list${Things}, { sort: 'created_on' }, publisher))
    if (!first) throw new Error('The publisher has no ${english}.')
    return first.id
  }`
