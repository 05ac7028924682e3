import { createFile, sizeRefusal } from '@console/contract'
import { implement } from '../../http/implement.ts'
import { requireMaySend } from './policy.ts'
import { insertFile } from './repository.ts'

export const fileRoutes = [
  implement(
    createFile,
    async ({ db, services, caller, body: { purpose }, upload, now, origin }) => {
      requireMaySend(caller, purpose)
      const received = await upload.receive((size) => sizeRefusal(purpose, size))
      const kept = await services.files.keep(received, purpose)
      try {
        await insertFile(db, { ...kept, purpose, publisher_id: caller.publisherId, uploaded_by: caller.userId, created_on: now })
      } catch (error) {
        await services.files.remove(kept.id)
        throw error
      }
      return { ...kept, url: `${services.settings.filesOrigin ?? origin}/files/${kept.id}` }
    },
    // A transaction would stay open until the sender is done.
    { ownTransactions: true },
  ),
]
