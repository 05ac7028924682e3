import { useMay } from '@console/session'
import { LinkButton } from '@console/ui'
import type { AnyRecord, Params, RecordDescription } from './record.ts'
import { useRecordText } from './use-record-text.ts'

interface Props {
  readonly of: Pick<RecordDescription<AnyRecord>, 'messagePrefix' | 'create' | 'read' | 'createPath'>
  /** Path parameters of the list that the new record will be in. */
  readonly params?: Params
  /** Not the green one, because something else comes first. */
  readonly isQuiet?: boolean
}

const NOWHERE: Params = {}

/** Link to a new record's form, for people who may create one. */
export function CreateLink({ of, params = NOWHERE, isQuiet = false }: Props) {
  const text = useRecordText(of)
  const mayCreate = useMay(of.create ?? of.read)
  return of.createPath && mayCreate ? (
    <LinkButton look={isQuiet ? 'secondary' : 'primary'} to={of.createPath(params as never)}>
      {text('create.title')}
    </LinkButton>
  ) : null
}
