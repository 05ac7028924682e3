import { createTransport } from 'nodemailer'
import type { Database } from '../db/database.ts'
import { mails } from '../db/schema/index.ts'
import { newId } from '../ids.ts'
import { ProblemError } from '../problems/problem.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends mails; 503 `mail_unavailable` where one cannot be handed over. */
export interface Mailer {
  /** Whether mails stay here, to be read on the outbox page. */
  readonly keepsOutbox: boolean
  send(mail: Mail): Promise<void>
}

export function smtpMailer(url: string, from: string, log: (line: string) => void): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    keepsOutbox: false,
    async send(mail) {
      try {
        await transport.sendMail({ from, ...mail })
      } catch (error) {
        // The address and the text stay out of the log: a code is a secret.
        log(`A mail was not sent: ${Error.isError(error) ? error.message.split('\n')[0] : 'unknown reason'}`)
        throw new ProblemError('mail_unavailable', { retry_after: 30 })
      }
    },
  }
}

/** Keeps mails in the database, each as the message that an SMTP server would get. */
export function outboxMailer(db: Database, from: string, now: () => Date): Mailer {
  return { keepsOutbox: true, send: (mail) => keepMail(db, from, mail, now()) }
}

export async function keepMail(db: Database, from: string, mail: Mail, now: Date): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({ from, date: now, ...mail })
  await db.insert(mails).values({ id: newId(now), recipient: mail.to, source: message.toString(), created_on: now })
}
