import type { SliceNames } from '../slice-names.ts'

/** The four routes of the record, as `descriptor.ts` lists them. */
export const descriptorRoutes = ({ thing, things, kebab, kebabs, snake, snakes }: SliceNames): readonly string[] => [
  `{ path: '/${kebabs}', page: '${kebab}-list', title: '${things}.title', crumb: 'crumb.${things}', data: '${snakes}.list' }`,
  `{ path: '/${kebabs}/create', page: '${kebab}-create', title: '${thing}.create.title', crumb: 'crumb.create', act: '${snakes}.create' }`,
  `{ path: '/${kebabs}/:${snake}_id', page: '${kebab}', crumb: { label: 'crumb.info', record: true }, data: '${snakes}.get' }`,
  `{ path: '/${kebabs}/:${snake}_id/edit', page: '${kebab}-edit', crumb: 'crumb.edit', data: '${snakes}.get', act: '${snakes}.update' }`,
]

/** What its pages need, as `route-access.test.ts` lists it. */
export const neededKeys = ({ kebabs, snake, snakes }: SliceNames): readonly string[] => [
  `'/${kebabs}': ['pub:${snakes}:read-list']`,
  `'/${kebabs}/create': ['pub:${snakes}:create']`,
  `'/${kebabs}/:${snake}_id': ['pub:${snakes}:read']`,
  `'/${kebabs}/:${snake}_id/edit': ['pub:${snakes}:update']`,
]

/** Its four pages, as `module.ts` lists them. */
export const modulePages = ({ Thing, kebab, kebabs }: SliceNames): readonly string[] =>
  (
    [
      [`${kebab}-list`, `${Thing}ListPage`],
      [`${kebab}-create`, `${Thing}CreatePage`],
      [kebab, `${Thing}Page`],
      [`${kebab}-edit`, `${Thing}EditPage`],
    ] as const
  ).map(([page, component]) => `'${page}': () => import('./${kebabs}/${page}.page.tsx').then((file) => file.${component})`)

/** Its addresses, as `paths.ts` lists them. */
export const pathsItems = ({ thing, things, kebabs }: SliceNames): readonly string[] => [
  `export const ${things} = () => '/${kebabs}'`,
  `export const ${thing}Create = () => '/${kebabs}/create'`,
  `export const ${thing} = (id: string) => \`/${kebabs}/\${encodeURIComponent(id)}\``,
  `export const ${thing}Edit = (id: string) => \`/${kebabs}/\${encodeURIComponent(id)}/edit\``,
]
