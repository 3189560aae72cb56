//! Known words near one that nobody knows.

/// The known words that differ least from what came, at most three, if they are near at all.
#[cfg(feature = "casebook")]
pub(crate) fn nearest<'k>(came: &str, known: impl IntoIterator<Item = &'k str>) -> Vec<&'k str> {
    let came = came.to_lowercase();
    let head = |count: usize| came.split_whitespace().take(count).collect::<Vec<_>>().join(" ");
    let mut near: Vec<(usize, &str)> = known
        .into_iter()
        .map(|word| (distance(&head(word.split(' ').count()), &word.to_lowercase()), word))
        .filter(|(far, word)| *far <= word.len().div_ceil(3))
        .collect();
    near.sort_unstable();
    near.into_iter().take(3).map(|(_, word)| word).collect()
}

/// How many letters must be put in, taken out or exchanged to make one word of the other.
pub(crate) fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let exchanged = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = exchanged.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
