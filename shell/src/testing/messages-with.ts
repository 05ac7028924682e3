import type { ConsoleModule } from '@console/module'
import { loadMessages } from '../messages/load-messages.ts'

/** The shell's words with those of one folder, for a part that is drawn without what fetches them. */
export function messagesWith(own: ConsoleModule['messages']): ConsoleModule['messages'] {
  const inLanguage = (locale: 'en' | 'vi') => async () => {
    const [shell, folder] = await Promise.all([loadMessages[locale](), own[locale]()])
    return { default: { ...shell.default, ...folder.default } }
  }
  return { en: inLanguage('en'), vi: inLanguage('vi') }
}
