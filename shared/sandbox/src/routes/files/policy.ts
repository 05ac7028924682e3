import { type FilePurpose, fileKeys, maySendFile } from '@console/contract'
import { type Member, permissionDenied } from '../../http/access.ts'

export function requireMaySend({ permissions }: Pick<Member, 'permissions'>, purpose: FilePurpose): void {
  if (!maySendFile(permissions, purpose)) throw permissionDenied(fileKeys(purpose))
}
