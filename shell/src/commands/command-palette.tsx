import { fold } from '@console/i18n'
import { useLocation, useNavigate } from '@console/router'
import { areaAt, useVisited } from '@console/session'
import { Icon, ModalDialog } from '@console/ui'
import { matchSorter, rankings } from 'match-sorter'
import { useRef } from 'react'
import { useText } from '../text.ts'
import { type Command, type Openers, useCommands } from './commands.tsx'
import { type Group, SearchableList } from './searchable-list.tsx'
import { useFoundRecords } from './use-found-records.tsx'

interface Props extends Openers {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onClose: () => void
}

/** Type to find a record, a page or a command; accents do not matter ('chien dich' finds 'Chiến dịch'). */
export function CommandPalette({ typed, onType, onClose, ...openers }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const box = useRef<HTMLInputElement>(null)
  const commands = useCommands(openers)
  const recent = useRecent()
  const records = useFoundRecords(typed)
  const isTyped = typed.trim() !== ''
  const found: readonly Group<Command>[] = [
    { id: 'recent', heading: text('command.recent'), lines: isTyped ? [] : recent },
    { id: 'commands', heading: text('command.commands'), lines: isTyped ? matching(commands, typed) : commands },
    ...records.groups,
  ]
  const isNothing = found.every(({ lines }) => lines.length === 0)
  // What was searched already comes last.
  const further = [...records.further.others, ...(isNothing ? records.further.searched : [])]
  const groups = records.isSearching || further.length === 0 ? found : [...found, { id: 'further', lines: further }]
  const none = isNothing ? text(further.length > 0 ? 'command.none.further' : 'command.none') : null
  const failed = records.isFailed ? text('command.failed') : none

  return (
    <ModalDialog title={text('command.title')} onClose={onClose} focusOn={box} atTop>
      <SearchableList
        label={text('command.title')}
        placeholder={text('command.placeholder')}
        box={box}
        typed={typed}
        onType={onType}
        groups={groups}
        status={records.isSearching ? text('command.searching') : failed}
        onChoose={(command) => {
          onClose()
          if ('run' in command) command.run()
          else void navigate(command.to)
        }}
      />
    </ModalDialog>
  )
}

/** Finds the words in a label or a keyword only as they are typed; letters scattered over a label would find too much. */
const matching = (commands: readonly Command[], typed: string) =>
  matchSorter(commands, fold(typed.trim()), {
    keys: [({ label }) => fold(label), ({ keywords = [] }) => keywords.map(fold)],
    threshold: rankings.CONTAINS,
    keepDiacritics: true,
  })

function useRecent(): Command[] {
  const { pathname } = useLocation()
  const others = useVisited().filter(({ path }) => path !== pathname)
  return others.map(({ path, name }) => ({
    id: path,
    label: name,
    mark: <Icon id={areaAt(path)?.icon ?? 'window'} size={16} />,
    to: path,
  }))
}
