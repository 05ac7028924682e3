import type { ErrorOf, InputOf, Route } from '@console/contract'
import { type TextValues, useAnyText } from '@console/i18n'
import { NamedText, Text } from '@console/ui'
import type { AnyRecord, RecordDescription } from '../record.ts'
import { calling, type Question, type RecordAction } from './action.ts'

interface Removing<One> {
  /** For the words of the question, beside the record's title. */
  readonly values?: (record: One) => TextValues
  /** Replaces the plain question in the words of `delete`, to say what else is lost or what prevents the deletion. */
  readonly useQuestion?: (record: One) => Question
  readonly refusals?: Readonly<Record<string, string>>
  /** Also for many, in the words of `deleteMany`. */
  readonly many?: boolean
}

/** Returns the action of deleting a record, in the words of its `delete`; afterwards its list is shown. */
export function useDeleteAction<One extends AnyRecord, Row extends AnyRecord>(of: RecordDescription<One, Row>) {
  const text = useAnyText()
  const word = (key: string, values?: TextValues) => text(`${of.messagePrefix}.${key}`, values)
  return ({ values, useQuestion, refusals, many = false }: Removing<One> = {}): RecordAction<One, Row> => {
    const remove = of.remove as Route
    const plain = (record: One): Question => ({
      title: word('delete.title'),
      confirm: word('delete.action'),
      body: (
        <Text>
          <NamedText name={of.title(record)}>{(name) => word('delete.text', { name, ...values?.(record) })}</NamedText>
        </Text>
      ),
    })
    return {
      id: 'delete',
      needs: remove,
      danger: true,
      one: {
        label: word('delete.action'),
        useQuestion: useQuestion ?? plain,
        done: word('delete.done'),
        failed: word('delete.failed'),
        ...(refusals ? { refusals } : {}),
        leadsTo: (record) => of.listPath(of.params(record) as never),
      },
      ...(many
        ? { many: { label: word('deleteMany.action'), ask: { title: word('deleteMany.title'), text: word('deleteMany.text') } } }
        : {}),
      call: calling(remove, {
        params: of.params as (record: One | Row) => InputOf<Route>,
        already: of.gone[0] as ErrorOf<Route>,
      }),
    }
  }
}
