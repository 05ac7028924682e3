import type { Application } from '@console/contract'
import { useFormats } from '@console/i18n'
import { AgoFact, RecordStrip, StripFact } from '@console/records/page'
import { CopyValue } from '@console/ui'
import { useText } from '../text.ts'

export function ApplicationStrip({ application }: { readonly application: Application }) {
  const text = useText()
  const { personName } = useFormats()
  const { code, owner, created_on, updated_on } = application
  return (
    <RecordStrip>
      <StripFact name={text('application.code')}>
        <CopyValue value={code} label={text('application.copyCode')} fontFamily="mono" />
      </StripFact>
      {owner ? (
        <StripFact name={text('application.owner')}>
          <span title={owner.email}>{personName(owner)}</span>
        </StripFact>
      ) : null}
      <AgoFact name={text('application.createdOn')} at={created_on} />
      <AgoFact name={text('application.updatedOn')} at={updated_on} />
    </RecordStrip>
  )
}
