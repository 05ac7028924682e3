import { useLocale, usePreferences, useTimeZone } from '@console/session'
import { Box, changePreferences, Icon, ModalDialog } from '@console/ui'
import { useMemo, useRef, useState } from 'react'
import { SearchableList } from '../commands/searchable-list.tsx'
import { useText } from '../text.ts'
import { allZones, type Zone, zonesWith } from './all-zones.ts'

/** All at once would be slow to draw and long to read. */
const SHOWN = 50

/** The nearest zone first; the one in use is ticked. */
export function TimeZoneDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText()
  const locale = useLocale()
  const preferences = usePreferences()
  const used = useTimeZone()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const zones = useMemo(() => allZones(locale, Date.now()), [locale])
  const found = zonesWith(zones, typed)
  const here = zones.find(({ id }) => id === used)?.minutes ?? 0
  const isUsed = ({ id }: Zone) => id === used
  const nearest = found.toSorted((a, b) => Number(isUsed(b)) - Number(isUsed(a)) || Math.abs(a.minutes - here) - Math.abs(b.minutes - here))
  const lines = nearest.slice(0, SHOWN).map(({ id, name, place, offset }) => ({
    id,
    label: name === place ? name : `${place} · ${name}`,
    text: offset,
    mark: (
      <Box w="4" flexShrink="0">
        {id === used ? <Icon id="check" size={16} /> : null}
      </Box>
    ),
  }))
  return (
    <ModalDialog title={text('timeZones.title')} onClose={onClose} focusOn={box}>
      <SearchableList
        label={text('timeZones.list')}
        placeholder={text('timeZones.search')}
        box={box}
        typed={typed}
        onType={setTyped}
        groups={[{ id: 'zones', lines }]}
        status={found.length > SHOWN ? text('timeZones.more') : lines.length === 0 ? text('timeZones.none') : null}
        onChoose={({ id }) => {
          changePreferences({ ...preferences, time_zone: id })
          onClose()
        }}
      />
    </ModalDialog>
  )
}
