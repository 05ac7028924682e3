import { contractMutants } from './lists/contract.ts'
import { formMutants } from './lists/forms.ts'
import { hostMutants } from './lists/host.ts'
import { kitMutants } from './lists/kit.ts'
import { moduleMutants } from './lists/modules.ts'
import { releaseMutants } from './lists/releases.ts'
import { sandboxMutants } from './lists/sandbox.ts'
import { sandboxGroundMutants } from './lists/sandbox-ground.ts'
import { sessionMutants } from './lists/sessions.ts'
import { shellMutants } from './lists/shell.ts'
import { toolingMutants } from './lists/tooling.ts'
import type { Mutant } from './mutant.ts'

/** Every mutant, by the part of the console that it breaks. */
export const areas: Readonly<Record<string, readonly Mutant[]>> = {
  contract: contractMutants,
  kit: [...formMutants, ...kitMutants],
  modules: moduleMutants,
  shell: shellMutants,
  host: [...sessionMutants, ...hostMutants],
  sandbox: [...sandboxMutants, ...sandboxGroundMutants],
  tooling: [...releaseMutants, ...toolingMutants],
}
