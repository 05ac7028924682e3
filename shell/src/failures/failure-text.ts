import { textsOf } from '@console/i18n'
import type en from './messages/en.ts'

/** The words of this folder, which come with its code. */
export const useText = textsOf<keyof typeof en & string>()
