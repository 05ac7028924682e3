import { type KeyObject, sign, verify } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readModule, readShell } from '@console/federation'
import {
  ATTESTATION,
  ATTESTATION_TYPE,
  type ChangeInfo,
  manifestName,
  publicKeyFrom,
  publicKeyOf,
  type Release,
  readAttestation,
  releaseFolder,
  SHELL,
} from '@console/module/registry'

/**
 * Writes beside a release who built it from which commit, with the hash of every file: an in-toto statement with SLSA provenance, in a
 * DSSE envelope signed by the key that releases it. A release of the same content from another commit keeps the first one.
 */
export function attest(registry: string, id: string, release: Release, key: KeyObject, info: ChangeInfo): void {
  const place = resolve(registry, releaseFolder(id, release.hash), ATTESTATION)
  if (existsSync(place)) return
  const payload = Buffer.from(JSON.stringify(statementOf(registry, id, release, info)))
  const signature = { keyid: publicKeyOf(key), sig: sign(null, signedBytes(payload), key).toString('base64') }
  writeFileSync(place, JSON.stringify({ payloadType: ATTESTATION_TYPE, payload: payload.toString('base64'), signatures: [signature] }))
}

function statementOf(registry: string, id: string, release: Release, { at, by, commit, dirty }: ChangeInfo) {
  const { files } = id === SHELL ? readShell(registry, release) : readModule(registry, id, release)
  const named = [{ file: manifestName(id), integrity: release.record }, ...files]
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: named.map(({ file, integrity }) => ({ name: file, digest: { sha256: hexOf(integrity) } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:publisher-console:release',
        externalParameters: { id, hash: release.hash },
        resolvedDependencies:
          commit === undefined ? [] : [{ name: 'sources', digest: { gitCommit: commit }, annotations: { dirty: dirty === true } }],
      },
      runDetails: {
        builder: { id: `urn:publisher-console:builder:${encodeURIComponent(by)}`, version: { node: process.versions.node } },
        metadata: { finishedOn: new Date(at).toISOString() },
      },
    },
  }
}

/** Returns how a release was made, in lines. `keys` are those that may change it. */
export function attestationLines(registry: string, id: string, release: Release, keys: readonly string[]): string[] {
  const place = resolve(registry, releaseFolder(id, release.hash), ATTESTATION)
  if (!existsSync(place)) return [`${id} ${release.hash}: nobody attested it`]
  const { payload, signatures, statement } = readAttestation(readFileSync(place, 'utf8'))
  const { subject, predicate } = statement
  const signer = signatures.find(({ keyid, sig }) => verify(null, signedBytes(payload), publicKeyFrom(keyid), Buffer.from(sig, 'base64')))
  const isThis = subject.some(({ name, digest }) => name === manifestName(id) && digest.sha256 === hexOf(release.record))
  const [source] = predicate.buildDefinition.resolvedDependencies
  return [
    `${id} ${release.hash}: ${subject.length} files`,
    `  commit   ${source?.digest.gitCommit ?? 'unknown'}${source?.annotations?.dirty ? ', with changes' : ''}`,
    `  builder  ${predicate.runDetails.builder.id}, ${predicate.runDetails.metadata.finishedOn}`,
    `  signed   ${signer ? `${signer.keyid}${keys.includes(signer.keyid) ? ', which may change it' : ', which may NOT change it now'}` : 'WRONGLY'}`,
    ...(isThis ? [] : ['  It is of ANOTHER release']),
  ]
}

const hexOf = (integrity: string) => Buffer.from(integrity.slice('sha256-'.length), 'base64').toString('hex')

/** As DSSE requires: type and payload with their lengths, so that neither can be taken for a part of the other. */
function signedBytes(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`DSSEv1 ${ATTESTATION_TYPE.length} ${ATTESTATION_TYPE} ${payload.length} `), payload])
}
