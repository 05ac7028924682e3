import type { ApplicationRef } from '@console/contract'
import { getApplication, paths } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Badge, EntityLink, Flex } from '@console/ui'

/** On a line that does not break, as in a table, the name is cut, not the mode. */
const NAME_CUT = { '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' } }

/** An application by name, with its mode wherever it appears. */
export function ApplicationBadge({ application }: { readonly application: ApplicationRef }) {
  return (
    <Flex as="span" display="inline-flex" gap="2" align="center" minW="0" css={NAME_CUT}>
      <EntityLink to={paths.application(application.code)} call={getApplication}>
        <span>{application.display_name}</span>
      </EntityLink>
      <ModeBadge mode={application.mode} />
    </Flex>
  )
}

/** Returns name and mode, for sentences and files. */
export function useApplicationLabel(): (application: Pick<ApplicationRef, 'display_name' | 'mode'>) => string {
  const text = useKitText()
  return ({ display_name, mode }) => `${display_name} (${mode === 'unknown' ? text('status.unknown') : mode})`
}

/** TEST and LIVE stay as they are in every language. */
export function ModeBadge({ mode }: { readonly mode: ApplicationRef['mode'] }) {
  const text = useKitText()
  return <Badge tone={mode === 'LIVE' ? 'info' : 'warning'}>{mode === 'unknown' ? text('status.unknown') : mode}</Badge>
}
