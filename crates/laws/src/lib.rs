//! The arbiter: rule books as data, acts in, rulings out. The books stand in `books/`.
