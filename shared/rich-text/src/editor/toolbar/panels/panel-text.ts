import { textsOf } from '@console/i18n'
import type tools from '../../../messages/en.ts'
import type panels from './messages/en.ts'

export const usePanelText = textsOf<keyof typeof panels | keyof typeof tools>()
