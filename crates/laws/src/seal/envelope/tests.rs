use clock::Moment;

use super::*;
use crate::casebook;
use crate::fact::{Fact, Refusal};
use crate::{Act, Decision, Seat, Table};

const ADJOURNED: &str = "4k3/p7/8/8/8/8/P7/4K3 w - - 0 41";

fn random(seed: u8) -> Randomness {
    Randomness { blind: [seed; 32], share: [seed + 1; 32], ephemeral: [seed + 2; 32] }
}

fn position() -> Position {
    ADJOURNED.parse().unwrap()
}

fn sealed(text: &str) -> (ArbiterKey, Sealed) {
    let arbiter = ArbiterKey::from_random([9; 32]);
    let sealed = seal(text, &position(), &arbiter.public(), random(20)).unwrap();
    (arbiter, sealed)
}

#[test]
fn the_arbiter_and_the_keeper_open_it_together() {
    let (arbiter, sealed) = sealed("41. Kf1");
    let open = sealed.envelope.open(&arbiter, &sealed.share, &position(), &sealed.commitment);
    let opened = open.unwrap();
    assert_eq!(opened.text, "41. Kf1");
    assert!(proves(&sealed.commitment, &position(), &opened.text, &opened.proof));
    assert!(!proves(&sealed.commitment, &position(), "41. Kf2", &opened.proof));
}

#[test]
fn neither_opens_it_alone() {
    let (arbiter, sealed) = sealed("41. Kf1");
    let open = |key: &ArbiterKey, share: &Share| {
        sealed.envelope.open(key, share, &position(), &sealed.commitment)
    };
    let other = ArbiterKey::from_random([8; 32]);
    assert_eq!(open(&other, &sealed.share), Err(SealError::DoesNotOpen));
    assert_eq!(open(&arbiter, &Share([0; 32])), Err(SealError::DoesNotOpen));
}

#[test]
fn whatever_is_tampered_with_does_not_open() {
    let (arbiter, sealed) = sealed("41. Kf1");
    for at in 0..sealed.envelope.cipher.len() {
        let mut envelope = sealed.envelope.clone();
        envelope.cipher[at] ^= 1;
        let open = envelope.open(&arbiter, &sealed.share, &position(), &sealed.commitment);
        assert_eq!(open, Err(SealError::DoesNotOpen), "byte {at}");
    }
    let elsewhere = Position::initial();
    let open = sealed.envelope.open(&arbiter, &sealed.share, &elsewhere, &sealed.commitment);
    assert_eq!(open, Err(SealError::DoesNotOpen));
}

#[test]
fn an_envelope_cannot_be_exchanged_for_another() {
    let (arbiter, first) = sealed("41. Kf1");
    let second = seal("41. Kd1", &position(), &arbiter.public(), random(40)).unwrap();
    let open = second.envelope.open(&arbiter, &second.share, &position(), &first.commitment);
    assert_eq!(open, Err(SealError::DoesNotOpen));
}

#[test]
fn all_envelopes_are_equally_long_and_no_two_alike() {
    let arbiter = ArbiterKey::from_random([9; 32]);
    let seal = |text: &str, seed| seal(text, &position(), &arbiter.public(), random(seed));
    let (short, long) = (seal("a3", 50).unwrap(), seal("41. Kf1 (=)", 60).unwrap());
    assert_eq!(short.envelope.cipher.len(), long.envelope.cipher.len());
    let again = seal("a3", 70).unwrap();
    assert_ne!(short.commitment, again.commitment);
    assert_ne!(short.envelope, again.envelope);
    assert_eq!(seal(&"x".repeat(64), 80), Err(SealError::TooLong));
}

#[test]
fn a_key_that_is_none_seals_nothing() {
    let none = ArbiterPublic([0; 32]);
    assert_eq!(seal("a3", &position(), &none, random(1)), Err(SealError::NoKey));
}

#[test]
fn envelope_and_share_survive_their_json_form() {
    let (arbiter, sealed) = sealed("41. Kf1");
    let json = serde_json::to_string(&(&sealed.envelope, &sealed.share)).unwrap();
    let (envelope, share): (ClosedEnvelope, Share) = serde_json::from_str(&json).unwrap();
    let opened = envelope.open(&arbiter, &share, &position(), &sealed.commitment);
    assert_eq!(opened.unwrap().text, "41. Kf1");
    assert!(serde_json::from_str::<Share>("\"12\"").is_err());
}

/// A game adjourned with this commitment, whose resumption has come.
fn adjourned(commitment: &str, more: &str) -> Table {
    let file = casebook::read(&format!(
        "sealed\n  mode otb\n  control 2 h/40 + 1 h\n  default time 1:00:00\n  \
         given {ADJOURNED}\n  10:00 arbiter call seal\n  10:20 white seal: {commitment}\n  \
         10:30 white stop clock: sealed\n  11:00 arbiter confirm envelope Virtanen and Korhonen, \
         resumes 2018-03-10 10:00 at 20:00:00 in Helsinki\n{more}"
    ));
    let account = file.cases[0].play();
    assert_eq!(account.faults, []);
    account.table.unwrap()
}

fn open(table: &Table, text: &str, proof: Option<&str>) -> Vec<Fact> {
    let proof = proof.map(str::to_owned);
    let decision = Decision::OpenEnvelope { text: text.to_owned(), proof };
    let at = Moment::from_millis(21 * 3_600_000 - 60_000);
    let ruling = table.judge(Seat::Arbiter, &Act::Decide(decision), at).ruling;
    ruling.events.into_iter().map(|event| event.fact).collect()
}

#[test]
fn the_table_takes_only_what_was_sealed() {
    let (arbiter, sealed) = sealed("Kf1");
    let table = adjourned(&sealed.commitment, "  20:10:00 black arrive\n");
    let opened = sealed
        .envelope
        .open(&arbiter, &sealed.share, table.position(), &sealed.commitment)
        .unwrap();
    let refused = [Fact::Refused { why: Refusal::SealBroken, because: None }];
    assert_eq!(open(&table, "Kd1", Some(&opened.proof)), refused);
    assert_eq!(open(&table, "Kf1", None), refused);
    let facts = open(&table, &opened.text, Some(&opened.proof));
    assert_eq!(facts[0], Fact::EnvelopeOpened { text: "Kf1".to_owned() });
    assert!(matches!(facts[1], Fact::MoveMade { .. }), "{facts:?}");
}

#[test]
fn the_share_is_handed_over_when_the_envelope_may_be_opened() {
    let (_, sealed) = sealed("Kf1");
    let commitment = &sealed.commitment;
    assert!(!adjourned(commitment, "").may_open_envelope());
    assert!(!adjourned(commitment, "  20:10:00 white arrive\n").may_open_envelope());
    assert!(adjourned(commitment, "  20:10:00 black arrive\n").may_open_envelope());
    // At the end of the default time it is opened to see whether the game had ended (I.10).
    assert!(adjourned(commitment, "  21:00:01 program look\n").may_open_envelope());
}

/// I.12.1: the envelope is lost; the sealer's own copy proves what was in it.
#[test]
fn without_the_envelope_the_sealers_copy_is_proof() {
    let (_, sealed) = sealed("Kf1");
    let table = adjourned(&sealed.commitment, "  20:10:00 black arrive\n");
    let proof = sealed.proof.clone();
    let facts = open(&table, "Kf1", Some(&proof));
    assert_eq!(facts[0], Fact::EnvelopeOpened { text: "Kf1".to_owned() });
}

/// For other clients: what these bytes make of this text in this position.
#[test]
fn the_known_answers_are_given() {
    let (_, sealed) = sealed("41. Kf1");
    let json = serde_json::to_value(&sealed.envelope).unwrap();
    assert_eq!(sealed.commitment, COMMITMENT);
    assert_eq!(json["form"], "hpke");
    assert_eq!(json["ephemeral"], EPHEMERAL);
    assert_eq!(json["cipher"], CIPHER);
}

/// The commitment to `41. Kf1` in [`ADJOURNED`] with 32 bytes of 20.
const COMMITMENT: &str = "sha256:5a270e22564a6d34ebca2187a8a4053a6d7513f86d0f6f002c515a5bec1169d4";
/// Its envelope to the arbiter's key of 32 bytes of 9, with a share of 32 bytes of 21 and a seed of
/// 32 bytes of 22.
const EPHEMERAL: &str = "a3b07c3d0fba91266eafe864965cecc29aea5624f7a96bb2c4f8673473404143";
const CIPHER: &str = "df2e3ead4d6b73e759b3d4fe3d8d2d1814e1216fc10a0f159f2a7bf84cc1af0e111d183087836b059a90ea78c0e0b1615a730c7490943a3c0ff12c6e2e0e7bb236d9e094d9ed22f04b14c38f04ef6af60b8659663aa72cb7dff29bddc9055af63df7e84e50868046dd745d8f81765388";

/// An envelope on file from before HPKE.
#[test]
fn an_envelope_of_the_first_form_still_opens() {
    let envelope: ClosedEnvelope = serde_json::from_str(
        r#"{"ephemeral": "7f442fb4ecc9dd6cde4635881fbe2bb433b67b004935c4330d21e36f681a0e12", "cipher":
        "1322022061f3c0dc2fe847a12f34c0f7caf98ec73eb22568d2271b5ad449b8124bc36d30e6ea9f82cec8ba0c222408a89ab1e1323a269f2ed91a858f7a91d78cd02d5b3e487ad148f0985d43e251ab7b2e95f35fe280cd866a49242821a67b471dff3200351ad2866241344b3e1a5c68"}"#,
    )
    .unwrap();
    let arbiter = ArbiterKey::from_random([9; 32]);
    let opened = envelope.open(&arbiter, &Share([21; 32]), &position(), COMMITMENT).unwrap();
    assert_eq!(opened.text, "41. Kf1");
    let closed = envelope.open(&arbiter, &Share([20; 32]), &position(), COMMITMENT);
    assert_eq!(closed, Err(SealError::DoesNotOpen));
    assert!(!serde_json::to_string(&envelope).unwrap().contains("form"));
}
