import * as v from 'valibot'

export const ATTESTATION_TYPE = 'application/vnd.in-toto+json'

const Envelope = v.object({
  payloadType: v.literal(ATTESTATION_TYPE),
  payload: v.string(),
  signatures: v.array(v.object({ keyid: v.string(), sig: v.string() })),
})

const Statement = v.object({
  subject: v.array(v.object({ name: v.string(), digest: v.object({ sha256: v.string() }) })),
  predicate: v.object({
    buildDefinition: v.object({
      resolvedDependencies: v.array(
        v.object({
          digest: v.object({ gitCommit: v.string() }),
          annotations: v.optional(v.object({ dirty: v.optional(v.boolean()) })),
        }),
      ),
    }),
    runDetails: v.object({ builder: v.object({ id: v.string() }), metadata: v.object({ finishedOn: v.string() }) }),
  }),
})

/** Returns the signed bytes, the signatures and the statement of an attestation. Throws if it is not one. */
export function readAttestation(text: string) {
  const { payload, signatures } = v.parse(Envelope, JSON.parse(text))
  const bytes = Buffer.from(payload, 'base64')
  return { payload: bytes, signatures, statement: v.parse(Statement, JSON.parse(bytes.toString())) }
}
