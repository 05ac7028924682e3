import type { PublisherUser } from '@console/contract'
import { useText } from '../text.ts'
import { holdsMore } from './role-change.ts'
import { useTeam } from './team.ts'

/** Returns why a member cannot be changed or removed: it is the person themselves, or someone who holds more. */
export function useMemberRefusal(): (member: PublisherUser) => string | undefined {
  const text = useText()
  const { me, held, roles } = useTeam()
  return (member) => {
    if (me === member.user.id) return text('member.self')
    return roles.data && holdsMore(member, roles.data.items, held) ? text('member.above') : undefined
  }
}
