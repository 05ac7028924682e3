import { goToDocument, pinPublisher } from '@console/session'
import { mayLeave } from './may-leave.ts'

/** Opens another publisher of the person as a new document, at the beginning of the area that is open. */
export async function switchPublisher(userId: string, publisherId: string, pathname: string): Promise<void> {
  if (!(await mayLeave())) return
  pinPublisher(userId, publisherId)
  goToDocument(`/${pathname.split('/')[1] ?? ''}`)
}
