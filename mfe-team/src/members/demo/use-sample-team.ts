import { useFormats } from '@console/i18n'
import { useMemo, useState } from 'react'
import { cellOf } from '../../permissions/matrix.ts'
import { useText } from '../../text.ts'
import type { Team } from '../team.ts'
import { ME, type SamplePeople, samplePeople } from './sample-people.ts'

/** The page itself says why the others cannot be changed. */
const EXPLAINED = ['member', 'own', 'new', 'disabled'] as const

/** A team whose changes are only told: no call leaves the page. */
export function useSampleTeam(): { readonly team: Team; readonly people: SamplePeople; readonly told: string } {
  const text = useText()
  const { personName } = useFormats()
  const [told, tell] = useState('')
  const people = useMemo(() => samplePeople(text, Date.now()), [text])
  const { roles } = people
  const explain = (words: string) => {
    tell(words)
    return Promise.resolve()
  }
  return {
    people,
    told,
    team: {
      me: ME.id,
      held: ME.held,
      may: { change: true, remove: true, invite: true, withdraw: true },
      roles: { data: { items: roles }, error: undefined, retry: () => undefined },
      nameOf: (key) => {
        const cell = cellOf(key)
        if (!cell) return key
        const words = { resource: text(`permissions.resource.${cell.resource}`), action: text(`permissions.action.${cell.column}`) }
        return text(cell.own === key ? 'members.demo.key.own' : 'members.demo.key', words)
      },
      noteOn: ({ id }) => {
        const state = EXPLAINED.find((one) => one === id)
        return state && text(`members.demo.is.${state}`)
      },
      change: ({ user }, { role_id }) =>
        explain(text('members.demo.told.change', { name: personName(user), role: roles.find(({ id }) => id === role_id)?.name })),
      remove: ({ user }) => explain(text('members.demo.told.remove', { name: personName(user) })),
      inviteAgain: ({ email }) => explain(text('members.demo.told.again', { email })),
      withdraw: ({ email, status }) =>
        explain(text(status === 'pending' ? 'members.demo.told.withdraw' : 'members.demo.told.removeInvitation', { email })),
    },
  }
}
