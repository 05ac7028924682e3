import { isUnder } from '../../addresses/owners.ts'
import { isReserved, type ReleasedModule } from '../manifests.ts'
import type { Problem } from './problem.ts'
import type { Served } from './rules.ts'

export function stateProblems({ modules }: Served): Problem[] {
  return modules.flatMap((module) => [...ownedTwice(module, modules), ...reserved(module), ...missingTexts(module)])
}

/** Each overlap is reported at the module that comes later, by id, so that it is reported once. */
function ownedTwice({ id, owns }: ReleasedModule, modules: readonly ReleasedModule[]): Problem[] {
  return modules
    .filter((other) => other.id < id)
    .flatMap((other) => {
      const paths = owns.filter((own) => other.owns.some((path) => isUnder(own, path) || isUnder(path, own)))
      return paths.map((path): Problem => {
        const text = `'${path}' would belong to '${other.id}' and to '${id}'. Take it out of 'owns' in one of their descriptors and release that one first, or go back to a release of '${other.id}' or '${id}' without it: npm run registry -- history`
        return { code: 'owned', id, text }
      })
    })
}

function reserved({ id, owns }: ReleasedModule): Problem[] {
  return owns.filter(isReserved).map((path) => ({
    code: 'reserved',
    id,
    text: `'${path}' of '${id}' is an address of the host or the shell: name another one in its descriptor`,
  }))
}

function missingTexts({ id, labels }: ReleasedModule): Problem[] {
  const keys = [...new Set([...Object.keys(labels.en), ...Object.keys(labels.vi)])]
  return (['en', 'vi'] as const).flatMap((locale) =>
    keys
      .filter((key) => !labels[locale][key]?.trim())
      .map((key): Problem => {
        const text = `'${key}' of '${id}' has no text in ${locale === 'vi' ? 'Vietnamese' : 'English'}: add it to its messages/${locale}.ts`
        return { code: 'text-missing', id, text }
      }),
  )
}
