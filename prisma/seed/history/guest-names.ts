/** First and family names and telephone numbers of invented guests, by the restaurant's country. */
type GuestNames = {
  firstNames: readonly string[];
  familyNames: readonly string[];
  /** Digits in place of #. */
  phone: string;
};

export const GUEST_NAMES: Readonly<Record<string, GuestNames>> = {
  IT: {
    firstNames: [
      ..."Alessandro Andrea Anna Beatrice Camilla Chiara Davide Elena Elisa Emma Federica Federico Filippo".split(
        " ",
      ),
      ..."Francesca Francesco Gabriele Giacomo Giorgia Giovanni Giulio Greta Irene Laura Leonardo Lorenzo Luca".split(
        " ",
      ),
      ..."Marco Margherita Martina Matteo Michele Nicola Paola Pietro Riccardo Sara Silvia Simone Sofia Tommaso".split(
        " ",
      ),
    ],
    familyNames: [
      ..."Bianchi Bruno Caruso Colombo Costa Ferrari Ferraris Fontana Gallo Giordano Giraudo Greco Lombardi".split(
        " ",
      ),
      ..."Mancini Marino Martinelli Moretti Ricci Rinaldi Rizzo Romano Rossetti Russo Santoro Serra Testa".split(
        " ",
      ),
      ..."Valente Villa Vitale Actis Bertone Boero Cavallo Gastaldi Olivero Pautasso".split(" "),
    ],
    phone: "+39 3## ### ####",
  },
  DE: {
    firstNames: [
      ..."Anja Anton Ben Carla Clara David Elias Emil Emilia Eva Felix Finn Frieda Greta Hannah Heike Helena".split(
        " ",
      ),
      ..."Ida Jan Jana Jonas Jule Julian Karl Katrin Lars Lena Leon Lina Lotte Lukas Marie Mats Maximilian Mia".split(
        " ",
      ),
      ..."Moritz Nils Nora Oskar Paul Philipp Pia Sophie Theo Thomas Tim Yuki Haruto Aiko".split(" "),
    ],
    familyNames: [
      ..."Albrecht Arnold Bauer Becker Brandt Busch Fischer Frank Friedrich Hartmann Heinrich Hoffmann Huber".split(
        " ",
      ),
      ..."Jung Kaiser Keller Koch Krause Kuhn Lange Lehmann Lorenz Maier Meyer Neumann Otto Peters Pohl Richter".split(
        " ",
      ),
      ..."Roth Sauer Schmidt Schneider Schubert Seidel Simon Vogel Voigt Wagner Weber Winter Wolf Ziegler Tanaka Sato".split(
        " ",
      ),
    ],
    phone: "+49 15# ########",
  },
  US: {
    firstNames: [
      ..."Abigail Adrian Alexis Amelia Ana Andrew Ashley Austin Ben Brandon Camila Carlos Chloe Daniel Diego".split(
        " ",
      ),
      ..."Dylan Elena Emily Ethan Evelyn Gabriela Grace Hannah Hudson Isaac Jack Jasmine Javier Jordan Jose Kayla".split(
        " ",
      ),
      ..."Liam Logan Lucia Luis Madison Mason Maya Miguel Natalie Noah Olivia Owen Riley Sofia Tyler Valeria Wyatt".split(
        " ",
      ),
    ],
    familyNames: [
      ..."Adams Alvarez Baker Bennett Brooks Campbell Carter Castillo Chavez Clark Coleman Cruz Davis Diaz Evans".split(
        " ",
      ),
      ..."Flores Foster Garcia Garza Gomez Gonzalez Gray Gutierrez Hayes Hernandez Hill Howard Hughes Jenkins Kelly".split(
        " ",
      ),
      ..."Lopez Martinez Mitchell Morales Nguyen Ortiz Parker Patel Perez Ramirez Reed Rivera Rogers Sanchez Torres".split(
        " ",
      ),
    ],
    phone: "+1 512 555 01##",
  },
};
