import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { integrityOf, type Problem, type ReleasedModule, type ReleasedShell, releaseFolder, SHELL } from '@console/module/registry'

/** Returns the files of a release that are missing or not what they were when it was released. */
export async function fileProblems(registry: string, release: ReleasedModule | ReleasedShell): Promise<readonly Problem[]> {
  const id = 'id' in release ? release.id : SHELL
  const folder = releaseFolder(id, release.hash)
  const found = await Promise.all(
    release.files.map(async ({ file, integrity }): Promise<Problem[]> => {
      const content = await readFile(resolve(registry, folder, file)).catch(() => null)
      if (content && integrityOf(content) === integrity) return []
      const what = content ? 'was altered after its release' : 'is missing'
      const text = `${folder}/${file} ${what}. Remove the folder ${folder} and release '${id}' from the same sources again`
      return [{ code: content ? 'file-altered' : 'file-missing', id, text }]
    }),
  )
  return found.flat()
}
