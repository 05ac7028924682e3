import type { ReleasedModule } from '../manifests.ts'
import type { Problem } from './problem.ts'

const HOW = 'Bookmarks and links of other areas would break: keep it, or go on with --breaking "why"'

/** Returns the addresses and entries that people have now and would no longer have. */
export function removals(before: ReleasedModule, after: ReleasedModule): Problem[] {
  const { id } = after
  const routes = new Set(after.routes.map(({ path }) => shapeOf(path)))
  const offers = new Set([...after.nav, ...after.commands].map(({ to }) => to))
  return [
    ...before.routes
      .filter(({ path }) => !routes.has(shapeOf(path)))
      .map(
        ({ path }): Problem => ({ code: 'route-removed', id, unless: 'breaking', text: `'${id}' has no page '${path}' any more. ${HOW}` }),
      ),
    ...before.nav
      .filter(({ to }) => !offers.has(to))
      .map(({ to }): Problem => ({ code: 'nav-removed', id, unless: 'breaking', text: `'${id}' does not offer '${to}' any more. ${HOW}` })),
  ]
}

/** The names of parameters are the module's own matter: `/a/:id` and `/a/:code` are the same address. */
const shapeOf = (path: string) => path.replaceAll(/:[^/?]+/g, ':')
