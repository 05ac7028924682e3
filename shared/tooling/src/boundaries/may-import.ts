/** Parts of the repository that have import rules of their own; the first one that matches a path counts. */
export interface Area {
  readonly name: string
  readonly match: RegExp
  /** Workspaces it may import, by the name behind `@console/`. */
  readonly workspaces: readonly string[]
  /** Other packages it may import; undefined = any that no other area keeps to itself. */
  readonly packages?: readonly string[]
  /** Browser code has no Node modules. */
  readonly browser: boolean
}

const kit = ['api', 'contract', 'entities', 'forms', 'i18n', 'module', 'records', 'rich-text', 'router', 'session', 'ui'] as const

export const areas: readonly Area[] = [
  { name: 'a descriptor', match: /^mfe-[^/]+\/src\/descriptor\.ts$/, workspaces: ['module', 'contract'], packages: [], browser: true },
  { name: 'a module', match: /^mfe-[^/]+\/src\//, workspaces: kit, browser: true },
  { name: "a module's build file", match: /^mfe-[^/]+\/[^/]+$/, workspaces: ['federation', 'tooling'], browser: false },
  {
    name: "the host's tests",
    match: /^shell\/server\/testing\//,
    workspaces: ['contract', 'module', 'i18n', 'sandbox'],
    browser: false,
  },
  { name: 'the host', match: /^shell\/server\//, workspaces: ['contract', 'module', 'i18n'], browser: false },
  { name: "the shell's browser half", match: /^shell\/src\//, workspaces: kit, browser: true },
  { name: "the shell's build file", match: /^shell\/[^/]+$/, workspaces: ['federation', 'tooling'], browser: false },
  { name: 'contract', match: /^shared\/contract\//, workspaces: [], packages: ['valibot'], browser: true },
  // Host and build read and write it; nothing of it reaches a browser.
  {
    name: "the registry's format",
    match: /^shared\/module\/src\/registry\//,
    workspaces: [],
    packages: ['valibot'],
    browser: false,
  },
  { name: 'module', match: /^shared\/module\//, workspaces: ['contract'], packages: ['react'], browser: true },
  { name: 'session', match: /^shared\/session\//, workspaces: ['contract', 'module'], browser: true },
  { name: 'i18n', match: /^shared\/i18n\//, workspaces: ['contract', 'module'], browser: true },
  { name: 'router', match: /^shared\/router\//, workspaces: ['contract', 'module'], browser: true },
  { name: 'api', match: /^shared\/api\//, workspaces: ['contract', 'session'], browser: true },
  { name: 'ui', match: /^shared\/ui\//, workspaces: ['api', 'contract', 'i18n', 'module', 'router', 'session'], browser: true },
  {
    name: 'records',
    match: /^shared\/records\//,
    workspaces: ['api', 'contract', 'forms', 'i18n', 'module', 'router', 'session', 'ui'],
    browser: true,
  },
  { name: 'forms', match: /^shared\/forms\//, workspaces: ['api', 'contract', 'i18n', 'router', 'session', 'ui'], browser: true },
  { name: 'rich-text', match: /^shared\/rich-text\//, workspaces: ['contract', 'forms', 'i18n', 'session', 'ui'], browser: true },
  {
    name: 'entities',
    match: /^shared\/entities\//,
    workspaces: ['api', 'contract', 'forms', 'i18n', 'records', 'router', 'session', 'ui'],
    browser: true,
  },
  // Its fixtures are modules, which import what any module may.
  { name: "federation's fixtures", match: /^shared\/federation\/fixtures\//, workspaces: [...kit, 'federation'], browser: true },
  { name: 'federation', match: /^shared\/federation\//, workspaces: ['contract', 'i18n', 'module', 'records'], browser: false },
  { name: "the sandbox's build file", match: /^shared\/sandbox\/bundle\.ts$/, workspaces: ['federation'], browser: false },
  { name: 'sandbox', match: /^shared\/sandbox\//, workspaces: ['contract'], browser: false },
  { name: 'testing', match: /^shared\/testing\//, workspaces: [...kit, 'federation', 'sandbox'], browser: false },
  // A slice and a module, which import what their parts may import where they are copied to.
  { name: 'the template', match: /^shared\/tooling\/template\//, workspaces: [...kit, 'federation', 'testing'], browser: false },
  {
    name: 'tooling',
    match: /^shared\/tooling\//,
    workspaces: [...kit, 'federation', 'sandbox'],
    browser: false,
  },
  { name: 'e2e', match: /^e2e\//, workspaces: ['contract', 'federation', 'module', 'testing', 'tooling'], browser: false },
]

/** Packages that one area wraps for all others, and where the others find them. */
export interface WrappedPackages {
  readonly packages: RegExp
  readonly by: RegExp
  readonly instead: string
}

export const wrappedPackages: readonly WrappedPackages[] = [
  { packages: /^(@chakra-ui|@ark-ui|@emotion|@zag-js)\//, by: /^shared\/(ui|federation)\//, instead: 'take the part from @console/ui' },
  {
    packages: /^(lexical$|@lexical\/|dompurify$)/,
    by: /^shared\/rich-text\//,
    instead: 'use the editor or RichTextView of @console/rich-text',
  },
  { packages: /^react-router(-dom)?(\/|$)/, by: /^shared\/router\//, instead: 'import it from @console/router' },
  { packages: /^swr(\/|$)/, by: /^shared\/api\//, instead: 'use useCall and useChange of @console/api' },
  {
    packages: /^(react-intl|@formatjs\/.*)$/,
    by: /^shared\/(i18n|tooling|federation)\//,
    instead: 'use the typed texts and formats of @console/i18n',
  },
  { packages: /^(react-hook-form$|@hookform\/)/, by: /^shared\/forms\//, instead: 'use the fields and useRecordForm of @console/forms' },
  { packages: /^papaparse$/, by: /^shared\/records\//, instead: 'export rows by the list of @console/records' },
  {
    packages: /^@module-federation\/enhanced\/runtime$/,
    by: /^(shell\/src|shared\/federation)\//,
    instead: "load modules through the shell's loadModule()",
  },
  {
    packages: /^(@rspack|@module-federation)\/(?!enhanced\/runtime$)/,
    by: /^shared\/(federation|tooling)\//,
    instead: 'use @console/federation',
  },
  {
    packages: /^(drizzle-orm|@electric-sql\/|pg$)/,
    by: /^shared\/(sandbox|tooling\/template\/slice\/sandbox)\//,
    instead: 'talk to the API; only the sandbox has a database',
  },
  {
    packages: /^(hono|@hono)(\/|$)/,
    by: /^(shell\/server|shared\/(sandbox|tooling|testing|federation))\//,
    instead: 'keep servers in shell/server',
  },
  { packages: /^oxc-parser$/, by: /^shared\/federation\//, instead: 'read code by parseCode of @console/federation/syntax' },
  { packages: /^@playwright\//, by: /^(e2e|shared\/tooling)\//, instead: 'write the browser test under e2e/' },
]

/** The only ways into a workspace beside its root. */
export const entryPoints: readonly { readonly door: RegExp; readonly by: RegExp }[] = [
  {
    door: /^@console\/contract\/routes$/,
    by: /^(shell\/server|e2e|shared\/(sandbox|federation|tooling|testing))\/|\.test\.tsx?$/,
  },
  {
    door: /^@console\/module\/registry$/,
    by: /^(shell\/server|e2e|shared\/(federation|tooling))\/|\.test\.tsx?$/,
  },
  { door: /^@console\/sandbox\/rich-text$/, by: /^shared\/rich-text\/.*\.test\.tsx?$/ },
  { door: /^@console\/sandbox\/demo-accounts$/, by: /^(e2e|shared\/(testing|tooling))\// },
  { door: /^@console\/sandbox\/(?:fresh-database|when-idle)$/, by: /^shared\/tooling\// },
  { door: /^@console\/federation\/small-release$/, by: /^shared\/tooling\// },
  { door: /^@console\/federation\/syntax$/, by: /^(e2e|shared\/tooling)\// },
  { door: /^@console\/testing\/accounts$/, by: /^e2e\// },
  { door: /^@console\/testing\/stored-values$/, by: /\.test\.ts$/ },
  { door: /^@console\/records\/(page|form)$/, by: /^(mfe-[^/]+\/src|shell\/src|shared\/tooling\/template\/slice\/module)\// },
  { door: /^@console\/forms\/drafts$/, by: /^(mfe-auth|shell)\/src\// },
  { door: /^@console\/forms\/fields$/, by: /^(mfe-[^/]+|shared\/(entities|records)|shell)\/src\// },
  { door: /^@console\/forms\/record$/, by: /^shared\/records\/src\/form\// },
  { door: /^@console\/records\/words$/, by: /^shared\/federation\// },
  { door: /^@console\/i18n\/glossary$/, by: /^shared\/(federation|tooling)\// },
  { door: /^@console\/i18n\/messages\/(en|vi)$/, by: /^(shell\/(src|server)|shared\/(federation|testing|tooling))\/|\.test\.tsx?$/ },
]
