import { moneyMutants } from './lists/money.ts'
import { permissionMutants } from './lists/permissions.ts'
import { tokenMutants } from './lists/tokens.ts'
import { workMutants } from './lists/work.ts'
import type { Mutant } from './mutant.ts'

export const kinds: Readonly<Record<string, readonly Mutant[]>> = {
  money: moneyMutants,
  tokens: tokenMutants,
  permissions: permissionMutants,
  work: workMutants,
}
