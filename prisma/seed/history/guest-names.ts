/** First and family names, streets and telephone numbers of invented guests, by the restaurant's country. */
type Neighbourhood = {
  firstNames: readonly string[];
  familyNames: readonly string[];
  /** A street with its house number in place of #. */
  streets: readonly string[];
  postcodes: readonly string[];
  /** Digits in place of #. */
  phone: string;
};

export const NEIGHBOURHOODS: Readonly<Record<string, Neighbourhood>> = {
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
    streets: [
      "Via Po #",
      "Via Lagrange #",
      "Via Mazzini #",
      "Via della Rocca #",
      "Corso Vittorio Emanuele II #",
      "Corso San Maurizio #",
      "Via Giulia di Barolo #",
      "Via San Massimo #",
      "Largo Montebello #",
      "Via Madama Cristina #",
      "Corso Cairoli #",
      "Via Napione #",
    ],
    postcodes: ["10121", "10122", "10123", "10124", "10125", "10131"],
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
    streets: [
      "Torstraße #",
      "Auguststraße #",
      "Linienstraße #",
      "Kastanienallee #",
      "Invalidenstraße #",
      "Ackerstraße #",
      "Brunnenstraße #",
      "Schönhauser Allee #",
      "Oranienburger Straße #",
      "Chausseestraße #",
      "Choriner Straße #",
      "Zionskirchstraße #",
    ],
    postcodes: ["10115", "10117", "10119", "10178", "10435", "13355"],
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
    streets: [
      "# South Congress Avenue",
      "# South Lamar Boulevard",
      "# Barton Springs Road",
      "# East Riverside Drive",
      "# West Mary Street",
      "# Annie Street",
      "# South 1st Street",
      "# East Cesar Chavez Street",
      "# Rainey Street",
      "# Oltorf Street",
      "# Bouldin Avenue",
      "# Travis Heights Boulevard",
    ],
    postcodes: ["78701", "78702", "78703", "78704", "78741"],
    phone: "+1 512 555 01##",
  },
};
