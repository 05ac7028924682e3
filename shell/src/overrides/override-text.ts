import { textsOf } from '@console/i18n'
import type shell from '../messages/en.ts'
import type en from './messages/en.ts'

/** The words of this folder, which come with its code, and the shell's. */
export const useText = textsOf<(keyof typeof en | keyof typeof shell) & string>()
