import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** Makes an empty database on the server that the URL names. */
export async function freshDatabase(server: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `sandbox_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
