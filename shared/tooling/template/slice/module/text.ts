import { textsOf } from '@console/i18n'
import type en from './messages/en.ts'

export const useText = textsOf<keyof typeof en>()
