import { expect, test } from '@jest/globals'
import { boundaryFindings } from './boundaries.ts'
import { nameFindings } from './names.ts'
import { parseSource } from './source-file.ts'

const findings = (path: string, code: string) => boundaryFindings(parseSource(path, code))

// Path, line of code, and the words that tell what to do instead.
test.each([
  // modules
  ['mfe-campaigns/src/campaigns/status.tsx', "import { x } from '@console/shell'", /nobody imports the shell/],
  ['mfe-campaigns/src/campaigns/status.tsx', "import { x } from '@console/mfe-auth'", /move what both need into a package/],
  ['mfe-campaigns/src/campaigns/status.tsx', "import { x } from '../../../shell/src/main.tsx'", /by a relative path/],
  ['mfe-campaigns/src/module.ts', "import { x } from '../../mfe-auth/src/module.ts'", /reaches into mfe-auth/],
  ['mfe-campaigns/src/module.ts', "import { x } from '@console/sandbox'", /a module may import @console\/api/],
  ['mfe-campaigns/src/module.ts', "import { x } from '@console/testing'", /a module may import/],
  ['mfe-campaigns/src/module.ts', "import { readFileSync } from 'node:fs'", /runs in the browser/],
  ['mfe-campaigns/src/module.ts', "import fs from 'fs'", /runs in the browser/],
  [
    'mfe-campaigns/src/descriptor.ts',
    "import { Button } from '@console/ui'",
    /a descriptor may import @console\/module, @console\/contract/,
  ],
  ['mfe-campaigns/src/descriptor.ts', "import { useState } from 'react'", /may import no package/],
  // the shell
  ['shell/src/main.tsx', "const m = await import('@console/mfe-campaigns')", /nobody imports the shell or a module/],
  ['shell/src/main.tsx', "import { x } from '../server/settings.ts'", /share nothing but/],
  ['shell/server/main.ts', "import { Button } from '@console/ui'", /the host may import/],
  // packages by their root
  ['mfe-auth/src/module.ts', "import { Button } from '@console/ui/src/controls/button.tsx'", /by their root, '@console\/ui'/],
  ['mfe-auth/src/module.ts', "import * as routes from '@console/contract/routes'", /by their root, '@console\/contract'/],
  ['shared/ui/src/page.tsx', "import { x } from '../../i18n/src/index.ts'", /root of its package, @console\/i18n/],
  // the direction between shared packages
  ['shared/contract/src/campaigns.ts', "import { z } from 'zod'", /contract may import valibot/],
  ['shared/contract/src/campaigns.ts', "import { x } from '@console/module'", /no other workspace/],
  ['shared/module/src/stores.ts', "import { Button } from '@console/ui'", /module may import @console\/contract/],
  ['shared/api/src/call.ts', "export { Button } from '@console/ui'", /api may import/],
  ['shared/sandbox/src/app.ts', "import { x } from '@console/api'", /sandbox may import @console\/contract/],
  ['e2e/specs/campaigns/journey.spec.ts', "import { x } from '@console/ui'", /e2e may import/],
  // packages that one area keeps
  ['mfe-campaigns/src/campaigns/table.tsx', "import { Box } from '@chakra-ui/react'", /take the part from @console\/ui/],
  ['shared/forms/src/form.tsx', "import { css } from '@emotion/react'", /take the part from @console\/ui/],
  ['shared/ui/src/editor.tsx', "import { $getRoot } from 'lexical'", /RichTextView/],
  ['mfe-campaigns/src/missions/editor.tsx', "import { x } from '@lexical/react/LexicalComposer'", /RichTextView/],
  ['shell/src/main.tsx', "import { Link } from 'react-router'", /from @console\/router/],
  ['mfe-auth/src/sign-in/x.tsx', "import useSWR from 'swr'", /useCall and useChange/],
  ['mfe-auth/src/sign-in/x.tsx', "import { mutate } from 'swr/mutation'", /useCall and useChange/],
  ['shell/src/main.tsx', "import { IntlProvider } from 'react-intl'", /of @console\/i18n/],
  ['shell/src/main.tsx', "import Papa from 'papaparse'", /by the list of @console\/records/],
  ['mfe-auth/src/sign-in/x.tsx', "import { useForm } from 'react-hook-form'", /of @console\/forms/],
  ['mfe-auth/src/module.ts', "import { loadRemote } from '@module-federation/enhanced/runtime'", /loadModule\(\)/],
  ['shell/server/main.ts', "import { rspack } from '@rspack/core'", /use @console\/federation/],
  ['shell/server/main.ts', "import { eq } from 'drizzle-orm'", /only the sandbox has a database/],
  ['mfe-auth/src/sign-in/x.test.tsx', "import { test } from '@playwright/test'", /under e2e/],
  // inside a module
  ['mfe-campaigns/src/missions/form.tsx', "import { x } from '../notifications/x.ts'", /missions imports notifications/],
  ['mfe-campaigns/src/audience/rule.tsx', "import { x } from '../missions/x.ts'", /audience imports missions/],
  ['mfe-campaigns/src/missions/list.tsx', "import { x } from '../campaigns/x.ts'", /missions imports campaigns/],
  ['mfe-campaigns/src/campaigns/table.tsx', "import { x } from './campaign-list.page.tsx'", /a page is imported by module.ts alone/],
  ['mfe-campaigns/src/campaigns/table.tsx', "import module from '../module.ts'", /never up/],
  // HTML
  ['mfe-campaigns/src/missions/view.tsx', 'element.innerHTML = text', /RichTextView/],
  ['shared/ui/src/view.tsx', '<p dangerouslySetInnerHTML={{ __html }} />', /RichTextView/],
  ['shell/src/view.tsx', '<iframe srcDoc={x} />', /RichTextView/],
  ['shell/src/view.tsx', "node.insertAdjacentHTML('beforeend', x)", /RichTextView/],
  ['shell/src/view.tsx', 'window.document.write(x)', /RichTextView/],
  ['shell/src/view.tsx', "frame.setAttribute('srcdoc', x)", /RichTextView/],
  ['shell/src/main.tsx', "import router = require('react-router')", /from @console\/router/],
])('%s may not: %s', (path, code, instead) => {
  const found = findings(path, `// first line\n\n${code}\n`)
  expect(found.map(({ message }) => message)).toEqual([expect.stringMatching(instead)])
  expect(found[0]).toMatchObject({ path, line: 3 })
})

test.each([
  ['mfe-campaigns/src/campaigns/status.tsx', "import { Page } from '@console/ui'"],
  ['mfe-campaigns/src/campaigns/campaign-list.test.tsx', "import { renderPage } from '@console/testing'"],
  ['mfe-campaigns/src/campaigns/campaign-list.test.tsx', "import routes from '@console/contract/routes'"],
  ['mfe-campaigns/src/campaigns/campaign-list.test.tsx', "import campaigns from '../module.ts'"],
  ['mfe-campaigns/src/missions/form.tsx', "import { Rules } from '../audience/rules.tsx'"],
  ['mfe-campaigns/src/campaigns/content.tsx', "import { MissionList } from '../missions/mission-list.tsx'"],
  ['mfe-auth/src/registration/form.tsx', "import { useCaptcha } from '../identity/captcha/use-captcha.ts'"],
  ['mfe-campaigns/src/missions/form.tsx', "import { useText } from '../text.ts'"],
  ['mfe-campaigns/src/missions/form.tsx', "import en from '../messages/en.ts'"],
  ['mfe-campaigns/src/module.ts', "const page = () => import('./campaigns/campaign-list.page.tsx')"],
  ['mfe-campaigns/rspack.config.ts', "import { defineRemote } from '@console/federation'"],
  ['shell/src/main.tsx', "import { init } from '@module-federation/enhanced/runtime'"],
  ['shell/server/main.ts', "import { Hono } from 'hono'"],
  ['shared/ui/src/x.tsx', "import { Box } from '@chakra-ui/react'"],
  ['shared/rich-text/src/view.tsx', 'element.innerHTML = clean'],
  ['shared/ui/src/x.tsx', "// import { x } from '@console/shell'"],
  ['shared/ui/src/x.tsx', "/* import { x } from '@console/shell'\n */"],
  ['shared/ui/src/x.tsx', "const url = 'http://x' // import('swr')"],
])('%s may: %s', (path, code) => {
  expect(findings(path, code)).toEqual([])
})

test('an import over several lines is found, at the line that names the package', () => {
  expect(findings('shell/src/main.tsx', "import {\n  Link,\n  NavLink,\n} from 'react-router'\n")).toMatchObject([{ line: 4 }])
})

test('a file of more than 300 lines is two files, but words are data', () => {
  const long = 'const x = 1\n'.repeat(301)
  expect(findings('shell/src/main.tsx', long)).toMatchObject([{ message: expect.stringMatching(/has 301 lines: split it/) }])
  expect(findings('mfe-auth/src/messages/en.ts', long)).toEqual([])
})

test.each([
  ['mfe-auth/src/utils.ts', /says nothing/],
  ['mfe-auth/src/helpers/date.ts', /says nothing/],
  ['shared/ui/src/common.tsx', /says nothing/],
  ['shell/src/session-manager.ts', /says nothing/],
  ['shared/i18n/src/lib/words.ts', /says nothing/],
  ['shared/sandbox/src/routes/campaigns/parts.ts', /says nothing/],
  ['shared/federation/src/places.ts', /says nothing/],
  ['shared/ui/src/constants.ts', /says nothing/],
  ['shell/src/SessionStore.ts', /write session-store/],
  ['shell/src/session_store.ts', /write session-store/],
  ['shell/src/session.store.ts', /unknown suffix/],
])('%s is no name for a file', (path, instead) => {
  expect(nameFindings(path).map(({ message }) => message)).toEqual([expect.stringMatching(instead)])
})

test.each([
  'campaign-list.page.tsx',
  'campaign-list.test.tsx',
  'seed.full.test.ts',
  'journey.spec.ts',
  'rspack.config.ts',
  'x509.ts',
  'types.d.ts',
])('%s is a name for a file', (file) => {
  expect(nameFindings(`mfe-auth/src/${file}`)).toEqual([])
})
