import { paths } from '@console/contract'
import { FIRST_PATH } from '@console/module'
import { useAreas } from '@console/session'
import { useText } from '../text.ts'

/** The pages that the console can open with: its home and the areas that the person may enter; '' is the usual one. */
export function useFirstPages() {
  const text = useText()
  const areas = useAreas()
  const usual = areas.find(({ to }) => to === FIRST_PATH)
  return [
    { value: '', label: usual?.label ?? text('profile.preferences.firstPage.usual') },
    { value: paths.home(), label: text('profile.preferences.firstPage.home') },
    ...areas.filter((area) => area !== usual).map(({ to, label }) => ({ value: to, label })),
  ]
}
