//! The kinds of decisions.

use serde::{Deserialize, Serialize};

use crate::Decision;

macro_rules! kinds {
    ($($kind:ident)+) => {
        /// A kind of decision: its word, without what is said with it.
        ///
        /// # JSON
        /// The word of the decision, such as `"set_clock"`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "schema", schemars(rename = "DecisionKind"))]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs, reason = "their names say it")]
        pub enum Kind {
            $($kind,)+
        }

        impl Kind {
            /// Every kind, in the order of a game.
            pub const ALL: [Self; [$(stringify!($kind)),+].len()] = [$(Self::$kind),+];
        }

        impl From<&Decision> for Kind {
            fn from(decision: &Decision) -> Self {
                match decision {
                    $(Decision::$kind { .. } => Self::$kind,)+
                }
            }
        }
    };
}

kinds! {
    Start CheckBoard PlaceClock FaceClock PostponeStart ExcuseLateness
    Pause Resume JudgeStop
    CallFlag CallBothFlags OrderUnknown CountUnknown Reconstruct
    ReplaceSheet
    SetClock ExtraTime AdjustTime ReplaceClock SetControl GrantIncrement
    DeclareIllegal RuleTouch ClassifyTouch NoteIllegalPosition Restore PieceDisplaced TransferBoard
    CorrectBoards
    JudgeClaim ConsentToDraw JudgeOffer JudgeResignation CloseAppeal Dismiss
    Penalise DeviceSound DeviceFound Inspect Permit ApproveAssistant Admit Expel
    SetSession CallSeal ConfirmEnvelope OpenEnvelope JudgeSealed EnvelopeLost
    DeclareLoss SetResult Annul Reopen
}
