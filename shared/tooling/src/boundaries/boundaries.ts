import { commentFindings } from './comment-words.ts'
import { declarationFindings } from './declared.ts'
import { featureFindings } from './features.ts'
import { folderPairFindings } from './folders.ts'
import { importFindings } from './imports.ts'
import { markupFindings } from './markup.ts'
import { nameFindings } from './names.ts'
import { permissionKeyFindings } from './permission-keys.ts'
import { roleFindings, sameNameFindings } from './roles.ts'
import type { Finding, SourceFile } from './source-file.ts'
import { unusedExportFindings } from './unused-exports.ts'
import type { Workspace } from './workspaces.ts'

/** Longer files are two files. Words are data and may be long. */
const longestFile = 300

function lengthFindings(file: SourceFile): Finding[] {
  const lines = file.text.split('\n').length - 1
  if (lines <= longestFile || /\/messages\/(en|vi)\.ts$/.test(file.path)) return []
  return [{ path: file.path, line: longestFile, message: `has ${lines} lines: split it by what its parts do (at most ${longestFile}).` }]
}

export function boundaryFindings(file: SourceFile): Finding[] {
  return [importFindings, featureFindings, markupFindings, roleFindings, permissionKeyFindings, commentFindings, lengthFindings]
    .flatMap((rule) => rule(file))
    .concat(nameFindings(file.path))
}

/** Rules that only all files together can break. */
export function repositoryFindings(files: readonly SourceFile[], workspaces: readonly Workspace[]): Finding[] {
  return [
    ...folderPairFindings(files),
    ...declarationFindings(files, workspaces),
    ...sameNameFindings(files),
    ...unusedExportFindings(files),
  ]
}
