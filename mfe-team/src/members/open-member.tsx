import { useCall } from '@console/api'
import { listUsers, PAGE_SIZE_MAX, type PublisherUser } from '@console/contract'
import { Loaded, lazyPart, ModalDialog, SkeletonPage, Text } from '@console/ui'
import { useText } from '../text.ts'

const MemberDialog = lazyPart(
  () => import('./member-dialog.tsx'),
  (file) => file.MemberDialog,
  { within: ModalDialog },
)

interface Props {
  readonly id: string
  /** The page of the list that is shown, once it is there. */
  readonly shown: readonly PublisherUser[] | undefined
  readonly onClose: () => void
}

/**
 * The dialog of one member, who may be on another page of the list than the one that is shown. No call reads a single
 * member, so the list is read for that, as far as one call of it reaches.
 */
export function OpenMember({ id, shown, onClose }: Props) {
  const text = useText()
  const isMeant = (one: PublisherUser) => one.id === id
  const here = shown?.find(isMeant)
  const others = useCall(listUsers, shown && !here ? { page_size: PAGE_SIZE_MAX } : null)
  const member = here ?? others.data?.items.find(isMeant)
  if (member) return <MemberDialog member={member} onClose={onClose} />
  if (!shown) return null
  return (
    <ModalDialog title={text(others.data ? 'member.notFound' : 'member.title')} onClose={onClose}>
      <Loaded from={others} skeleton={<SkeletonPage />} failed={text('member.failed')}>
        {() => <Text>{text('member.notFound.text')}</Text>}
      </Loaded>
    </ModalDialog>
  )
}
