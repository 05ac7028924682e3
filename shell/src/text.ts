import { textsOf } from '@console/i18n'
import type commands from './commands/messages/en.ts'
import type failures from './failures/messages/en.ts'
import type home from './home/messages/en.ts'
import type shell from './messages/en.ts'
import type modulePanel from './module-panel/messages/en.ts'
import type outages from './outages/messages/en.ts'
import type overrides from './overrides/messages/en.ts'
import type styleguide from './styleguide/messages/en.ts'
import type timeZones from './time-zones/messages/en.ts'
import type view from './view-as/messages/en.ts'

type Texts = typeof shell &
  typeof commands &
  typeof failures &
  typeof home &
  typeof modulePanel &
  typeof outages &
  typeof overrides &
  typeof styleguide &
  typeof timeZones &
  typeof view

/** The texts of the shell. Those of a folder come with its code, so only that folder shows them. */
export const useText = textsOf<keyof Texts & string>()
